import { LANGUAGES } from '@aldergate/contract'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../process/root.ts'
import type { Catalogue } from './catalogues.ts'
import { CHECKED } from './checked.ts'

/** The texts in data files that exist in every language, one catalogue per file. */
export function readLocalTexts(): readonly Catalogue[] {
  return readSources()
    .map(({ path, text }) => localTextsIn(path, text))
    .filter(({ messages }) => Object.keys(messages).length > 0)
}

/** Lists texts in data files that lack some languages, with the cure. */
export function readLackingLanguages(): string[] {
  return readSources().flatMap(({ path, text }) => lackingLanguages(path, text))
}

/** The source files that may contain such texts. */
function readSources(): { path: string; text: string }[] {
  const patterns = CHECKED.map((folder) => `${folder}/{src/**/*,*}.{ts,tsx}`)
  return globSync(patterns, { cwd: ROOT })
    .filter((path) => !/node_modules|\/testing\/|\.test\.tsx?$|\.d\./.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => /\ben:/.test(text))
}

/** The texts of one source file: objects that have a string for each language. */
export function localTextsIn(path: string, text: string): Catalogue {
  const messages: Record<string, Record<string, string>> = {}
  forEachObject(path, text, (object) => {
    const texts = stringsOf(object)
    const key = texts['en']
    if (key === undefined || !LANGUAGES.every((language) => texts[language] !== undefined)) return
    for (const [language, message] of Object.entries(texts))
      (messages[language] ??= {})[key] = message
  })
  return { folder: path, messages }
}

/** The incomplete ones of a source file: objects with an English text but not one in each other language. */
export function lackingLanguages(path: string, text: string): string[] {
  const told: string[] = []
  forEachObject(path, text, (object, line) => {
    const english = object.properties.find(
      (each) => nameOf(each) === 'en' && ts.isPropertyAssignment(each) && isText(each.initializer),
    )
    // A spread may add the other languages.
    if (!english || object.properties.some(ts.isSpreadAssignment)) return
    const names = object.properties.map(nameOf)
    const lacking = LANGUAGES.filter((language) => !names.includes(language))
    if (lacking.length === 0) return
    told.push(`${path}:${line}: ${english.getText()} lacks ${lacking.join(', ')}: say it in each.`)
  })
  return told
}

function forEachObject(
  path: string,
  text: string,
  note: (object: ts.ObjectLiteralExpression, line: number) => void,
): void {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isObjectLiteralExpression(node)) return
    note(node, source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
  }
  visit(source)
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
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
