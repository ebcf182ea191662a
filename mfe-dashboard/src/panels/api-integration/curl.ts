import { API_HOST, type Endpoint } from './api.data'

/** A request as it would be typed into a terminal; the placeholders stay, and so does the secret's name. */
export function sampleRequest({ method, path }: Endpoint): string {
  return [
    `curl --request ${method}`,
    `'${API_HOST}${path}'`,
    "--header 'Accept: application/json'",
    '--header "Authorization: Bearer $API_SECRET"',
  ].join(' \\\n  ')
}
