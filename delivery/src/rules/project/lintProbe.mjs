import { ESLint } from 'eslint'

// Lints pieces of text as if they were the contents of the named files, and prints the messages of each. Runs in a
// process of its own, because Jest's module system cannot load ESLint's configuration.
const probes = JSON.parse(process.argv[2])
const eslint = new ESLint({ cwd: new URL('../../../../', import.meta.url).pathname })
const answers = []
for (const { code, file } of probes) {
  const [result] = await eslint.lintText(code, { filePath: file })
  answers.push(result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}
process.stdout.write(JSON.stringify(answers))
