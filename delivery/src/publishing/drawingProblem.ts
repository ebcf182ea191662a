import * as css from 'css-tree'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** The elements allowed in a prerendered page: text and its structure, vector graphics, images, and controls. */
const HARMLESS = new Set(
  `a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data dd
   del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup
   hr i img input ins kbd label legend li main mark menu meter nav ol optgroup option output p pre progress q
   rp rt ruby s samp search section select slot small span strong sub summary sup table tbody td textarea tfoot
   th thead time tr u ul var wbr
   svg g path line polyline polygon rect circle ellipse text tspan title desc defs use linearGradient
   radialGradient stop clipPath mask pattern symbol marker`.split(/\s+/),
)

/** Several times the length of the longest page. */
const MAX_MARKUP = 500_000

/** Permitted URL schemes; any other may run a script. */
const ADDRESS = /^(https:|mailto:|tel:|[#/?.]|$)/i

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster'])

/** The permitted at-rules of a style sheet. */
const AT_RULES = new Set(['media', 'supports', 'container', 'keyframes', '-webkit-keyframes'])

/**
 * Why a prerendered page must not stand in a document, as the end of a sentence; `undefined` when it may. It is
 * allowed less than the remote's script: no script, no styles outside of its own page, no loading of files.
 */
export function drawingProblem(markup: string, style: string): string | undefined {
  if (markup.length > MAX_MARKUP) {
    return (
      `has ${markup.length} characters: each answer has them before anything can be painted, so ` +
      `${MAX_MARKUP} are the most`
    )
  }
  const foreign = markupProblem(markup) ?? styleProblem(style)
  return (
    foreign && `${foreign}: what stands in a document has no script, and styles for itself alone`
  )
}

function markupProblem(markup: string): string | undefined {
  const { childNodes } = parseFragment(markup, { sourceCodeLocationInfo: true })
  const problem = childNodes.map(nodeProblem).find(Boolean)
  if (problem !== undefined) return problem
  // An end tag without a start tag would close elements around the page; `</` occurs in no text, where `<` is escaped.
  const ends = markup.match(/<\//g)?.length ?? 0
  const isClosed = ends === childNodes.map(endsIn).reduce((sum, count) => sum + count, 0)
  if (!isClosed || /<(html|head|body)\b/i.test(markup)) return 'leaves the place of its page'
  return undefined
}

/** The number of end tags within a node. */
function endsIn(node: Node): number {
  if (!('tagName' in node)) return 0
  const own = node.sourceCodeLocation?.endTag ? 1 : 0
  return node.childNodes.map(endsIn).reduce((sum, count) => sum + count, own)
}

function nodeProblem(node: Node): string | undefined {
  if (!('tagName' in node)) return undefined
  if (!HARMLESS.has(node.tagName)) return `has a <${node.tagName}>`
  return attributeProblem(node) ?? node.childNodes.map(nodeProblem).find(Boolean)
}

function attributeProblem({ tagName, attrs }: Element): string | undefined {
  for (const { name, value } of attrs) {
    if (/^on|^style$|^srcdoc$|^is$/i.test(name))
      return `has the attribute ${name} in a <${tagName}>`
    if (ADDRESSES.has(name) && !ADDRESS.test(value.trim())) return `leads to ${value}`
  }
  return undefined
}

function styleProblem(style: string): string | undefined {
  if (/<\/?style/i.test(style)) return 'ends its own style sheet'
  let problem: string | undefined
  const sheet = css.parse(style, {
    parseValue: false,
    parseCustomProperty: false,
    onParseError: ({ message }) => {
      problem ??= `has a style sheet that cannot be read: ${message}`
    },
  })
  css.walk(sheet, function (node) {
    if (node.type === 'Atrule' && !AT_RULES.has(node.name.toLowerCase())) {
      problem ??= `has an @${node.name} in its style sheet`
    }
    if (node.type === 'Rule' && !/keyframes$/i.test(this.atrule?.name ?? '')) {
      problem ??= selectorProblem(node)
    }
    if (node.type === 'Raw' && /url\(\s*['"]?(?!#|data:image\/svg)/i.test(node.value)) {
      problem ??= 'loads a file by its style sheet'
    }
  })
  return problem
}

/**
 * Requires each selector to contain a class or attribute that marks the page's own elements, so that it can match only
 * these, or elements within or beside them.
 */
function selectorProblem({ prelude }: css.Rule): string | undefined {
  if (prelude.type !== 'SelectorList') return 'has a rule without selectors'
  const foreign = prelude.children
    .toArray()
    .find((selector) => selector.type !== 'Selector' || !selector.children.some(isOwn))
  return foreign && `styles what is not its own, by ${css.generate(foreign)}`
}

function isOwn(part: css.CssNode): boolean {
  return (
    part.type === 'ClassSelector' ||
    (part.type === 'AttributeSelector' && part.name.name === 'data-look')
  )
}
