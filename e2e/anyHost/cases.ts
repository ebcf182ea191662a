import { type Fault, FAULTS, POISON } from '../faults/faultInjector'
import type { HostUnderTest, RemotePage } from './host'
import {
  meetAtRegistry,
  meetAtStart,
  meetFirst,
  meetInPart,
  meetLater,
  meetRefusal,
  meetWithoutNeed,
  type Scene,
} from './meet'
import { meetEndlessLoop, meetFall, meetHarm } from './meetStage'
import { type Stage, STAGES } from './misbehaving'

/** One fault in one place, as a sentence, with the expected outcome. */
export interface FaultCase {
  sentence: string
  /** Runs in `npm test` as well. */
  isSample: boolean
  meet: (scene: Scene) => Promise<void>
}

type Way = readonly [how: string, fault: Fault]

const ALL: readonly Way[] = Object.entries(FAULTS)

/** A fault without any answer, one with an error, and one that is wrong silently and cached. */
const FEW = ALL.filter(([, fault]) =>
  [FAULTS['it hangs'], FAULTS['it answers 500'], POISON].includes(fault),
)

/** Returns the cases of every kind of fault, for everything that the host under test describes. */
export function casesOf(host: HostUnderTest): FaultCase[] {
  return [
    ...fileCases(host),
    ...firstPageCases(host),
    ...hostCases(host),
    ...partCases(host),
    ...refusalCases(host),
    ...stageCases(host),
  ]
}

/** Every fault for an entry and a page's file, alternating between remotes; some faults for other files of a page. */
function fileCases({ pages }: HostUnderTest): FaultCase[] {
  const kinds = [...new Set(pages.flatMap(({ files }) => Object.keys(files)))]
  return kinds.flatMap((kind, at) => {
    const having = pages.filter(({ files }) => files[kind])
    const ways = having.length > 1 && at < 2 ? ALL : FEW
    return ways.flatMap(([how, fault], turn) => {
      const page = having[(turn + at) % having.length]
      const file = page?.files[kind]
      if (!page || !file) return []
      return {
        sentence: `${page.path} of ${page.remote}, ${kind}: ${how}`,
        isSample: FEW.some(([, one]) => one === fault) && at < 2,
        meet: (scene: Scene) => meetLater(scene, page, file, fault),
      }
    })
  })
}

function firstPageCases({ pages }: HostUnderTest): FaultCase[] {
  return Object.entries(pages[0]?.files ?? {}).flatMap(([kind, file]) =>
    FEW.map(([how, fault]) => ({
      sentence: `the page that is asked for first, ${kind}: ${how}`,
      isSample: fault === POISON && kind === 'the entry',
      meet: (scene: Scene) => meetFirst(scene, pages[0] as RemotePage, file, fault),
    })),
  )
}

/** Every fault for the first of the host's own files, some for the others, the registry, and optional files. */
function hostCases({ start, decoration, registry, pages }: HostUnderTest): FaultCase[] {
  const starts = Object.entries(start).flatMap(([what, file], at) =>
    (at === 0 ? ALL : FEW).map(([how, fault]) => ({
      sentence: `the host, ${what}: ${how}`,
      isSample: FEW.some(([, one]) => one === fault) && at === 0,
      meet: (scene: Scene) => meetAtStart(scene, file, fault),
    })),
  )
  const decorations = Object.entries(decoration).flatMap(([what, file]) =>
    ALL.map(([how, fault]) => ({
      sentence: `${what}: ${how}`,
      isSample: how === 'it hangs',
      meet: (scene: Scene) => meetWithoutNeed(scene, file, fault),
    })),
  )
  const [page] = pages
  const [entry] = Object.values(page?.files ?? {})
  const registries =
    registry && page && entry
      ? ALL.map(([how, fault]) => ({
          sentence: `the registry, as a page is down: ${how}`,
          isSample: how === 'it answers {}, to be kept',
          meet: (scene: Scene) => meetAtRegistry(scene, page, { entry, registry, fault }),
        }))
      : []
  return [...starts, ...registries, ...decorations]
}

function partCases({ parts }: HostUnderTest): FaultCase[] {
  return parts.flatMap((part) =>
    FEW.map(([how, fault]) => ({
      sentence: `${part.name}: ${how}`,
      isSample: fault === POISON,
      meet: (scene: Scene) => meetInPart(scene, part, fault),
    })),
  )
}

function refusalCases({ pages }: HostUnderTest): FaultCase[] {
  return pages.slice(0, 1).map((page) => ({
    sentence: 'the server refuses every connection',
    isSample: true,
    meet: (scene: Scene) => meetRefusal(scene, page),
  }))
}

/** Stages so similar to others that only the full suite runs them. */
const OF_THE_WHOLE = ['init', 'get', 'effect', 'tick', 'a module that never comes']

function stageCases({ misbehaving }: HostUnderTest): FaultCase[] {
  if (!misbehaving) return []
  const meets = { falls: meetFall, 'is told': meetHarm, 'ends the document': meetEndlessLoop }
  return Object.entries(STAGES).map(([stage, end]) => ({
    sentence: `the code of a page: ${stage}`,
    isSample: !OF_THE_WHOLE.includes(stage),
    meet: (scene: Scene) => meets[end](scene, misbehaving, stage as Stage),
  }))
}
