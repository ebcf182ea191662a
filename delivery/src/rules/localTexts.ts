import { LANGUAGES } from '@aldergate/contract'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../workspaces/root.ts'
import type { Catalogue } from './catalogues.ts'

/** The texts that stand with data in every language, a catalogue a file, by their English. */
export function readLocalTexts(): readonly Catalogue[] {
  return globSync('{host,mfe-*,shared/*}/{src/**/*,*}.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/node_modules|\.test\.tsx?$|\.d\./.test(path))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return /\bzh:/.test(text) ? [localTextsIn(path, text)] : []
    })
    .filter(({ messages }) => Object.keys(messages).length > 0)
}

/** Those of one source: the objects that have a string for each language. */
export function localTextsIn(path: string, text: string): Catalogue {
  const messages: Record<string, Record<string, string>> = {}
  const note = (node: ts.Node): void => {
    ts.forEachChild(node, note)
    const texts = ts.isObjectLiteralExpression(node) ? stringsOf(node) : {}
    const key = texts['en']
    if (key === undefined || !LANGUAGES.every((language) => texts[language] !== undefined)) return
    for (const [language, message] of Object.entries(texts))
      (messages[language] ??= {})[key] = message
  }
  note(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return { folder: path, messages }
}

function stringsOf(object: ts.ObjectLiteralExpression): Record<string, string> {
  const strings = object.properties.flatMap((each) =>
    ts.isPropertyAssignment(each) &&
    ts.isIdentifier(each.name) &&
    ts.isStringLiteralLike(each.initializer)
      ? [[each.name.text, each.initializer.text]]
      : [],
  )
  return Object.fromEntries(strings) as Record<string, string>
}
