import { ENDPOINTS, SAMPLE_SECRET } from './api.data'
import { sampleRequest } from './curl'

it('asks one endpoint, in lines that a shell joins, without the secret', () => {
  const [users, tokens] = ENDPOINTS
  expect(sampleRequest(users)).toBe(
    `curl --request GET \\
  'https://api.aldergate.example/users/{userId}' \\
  --header 'Accept: application/json' \\
  --header "Authorization: Bearer $API_SECRET"`,
  )
  expect(sampleRequest(tokens)).toContain("'https://api.aldergate.example/tokens'")
  for (const endpoint of ENDPOINTS) expect(sampleRequest(endpoint)).not.toContain(SAMPLE_SECRET)
})
