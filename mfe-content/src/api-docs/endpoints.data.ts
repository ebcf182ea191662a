interface Parameter {
  name: string
  place: 'path' | 'body'
  meaning: string
}

/** An endpoint as it would be, had the API a server; the samples are invented. */
export interface Endpoint {
  /** Names its place on the page. */
  id: string
  method: 'GET' | 'POST'
  path: string
  summary: string
  parameters: readonly Parameter[]
  request: string
  response: string
}

/** `.example` is a reserved domain, so the host can never exist. */
const HOST = 'api.aldergate.example'

export const ENDPOINTS: readonly Endpoint[] = [
  {
    id: 'get-user',
    method: 'GET',
    path: '/users/{userId}',
    summary: 'Who a user is: the name on the account, the plan, and since when.',
    parameters: [{ name: 'userId', place: 'path', meaning: 'The id of the user, as a text.' }],
    request: `GET /users/user-sample-1 HTTP/1.1
Host: ${HOST}
Authorization: Bearer sample-token
Accept: application/json`,
    response: `HTTP/1.1 200 OK
Content-Type: application/json

{
  "userId": "user-sample-1",
  "username": "sample-trader",
  "plan": "Basic",
  "createdAt": "2026-01-05T09:30:00Z"
}`,
  },
  {
    id: 'post-tokens',
    method: 'POST',
    path: '/tokens',
    summary: 'Exchanges a key and its secret for a token that works for an hour.',
    parameters: [
      { name: 'apiKey', place: 'body', meaning: 'The public half of the credentials.' },
      { name: 'apiSecret', place: 'body', meaning: 'The half that stays with you.' },
    ],
    request: `POST /tokens HTTP/1.1
Host: ${HOST}
Content-Type: application/json

{
  "apiKey": "sample-api-key",
  "apiSecret": "sample-api-secret"
}`,
    response: `HTTP/1.1 201 Created
Content-Type: application/json
Cache-Control: no-store

{
  "token": "sample-token",
  "expiresInSeconds": 3600,
  "permissions": ["readMarketData", "manageAccount"]
}`,
  },
  {
    id: 'get-transactions',
    method: 'GET',
    path: '/transactions/{accountId}',
    summary:
      'What an account has traded, newest first. Amounts are texts, so that no penny is lost.',
    parameters: [
      { name: 'accountId', place: 'path', meaning: 'The id of an account of the token’s user.' },
    ],
    request: `GET /transactions/account-sample-1 HTTP/1.1
Host: ${HOST}
Authorization: Bearer sample-token
Accept: application/json`,
    response: `HTTP/1.1 200 OK
Content-Type: application/json

{
  "accountId": "account-sample-1",
  "transactions": [
    {
      "id": "transaction-sample-1",
      "at": "2026-01-06T14:02:11Z",
      "pair": "BTC/GBP",
      "side": "buy",
      "quantity": "0.1",
      "price": "45000.00",
      "value": "4500.00",
      "fee": "4.50"
    }
  ]
}`,
  },
]
