import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NGINX_FOLDER } from './nginxFolder.ts'
import { nginxHeaders } from './nginxHeaders.ts'

function configuration(name: string): string {
  return readFileSync(join(NGINX_FOLDER, name), 'utf8')
}

it('is what nginx reads: after a change of headers.ts or mediaType.ts run npm run gateway:headers', () => {
  expect(configuration('headers.conf')).toBe(nginxHeaders())
})

it('stands alone: one add_header in a location would drop every header from above', () => {
  expect(configuration('nginx.conf')).toMatch(/^ {2}include headers\.conf;$/m)
  expect(configuration('nginx.conf')).not.toContain('add_header')
})
