import { refusal } from '../process/refusal.ts'
import { signingKeyFile } from '../process/root.ts'
import { signingKey } from '../signing/signingKey.ts'
import { subcommand } from './subcommand.ts'

export const key = subcommand({
  name: 'key',
  script: 'key',
  summary: 'Says the public half of the key that signs',
  details:
    'The key is that of SIGNING_KEY, else the one that this work tree made for its first host. TRUSTED_KEYS takes ' +
    'the public halves that a host shall be built with.',
  operands: '',
  options: {},
  examples: [''],
  needs: 'itself',
  run: async (_typed, { report }) => {
    const found = await signingKey(process.env)
    if (!found) {
      throw refusal(
        `There is no key: set SIGNING_KEY, or build the host, which makes ${signingKeyFile()}.`,
      )
    }
    report({ lines: [found.publicKey], data: { publicKey: found.publicKey } })
  },
})
