import { drawingProblem } from './drawingProblem.ts'

const PAGE = '<div class="page"><h1 data-look="page-1">News</h1><a href="/faq#fees">Fees</a></div>'

it('takes a page with styles for its own elements', () => {
  const style = `.page{color:red}.page a:hover,tr>.page{color:blue}[data-look="page-1"]{width:40%}
    @media (max-width: 719px){.page{padding:0}} @keyframes turn{from{opacity:0}to{opacity:1}}`
  expect(drawingProblem(PAGE, style)).toBeUndefined()
})

it.each([
  ['<script>alert(1)</script>', 'has a <script>'],
  ['<p><style>p{}</style></p>', 'has a <style>'],
  ['<iframe src="/"></iframe>', 'has a <iframe>'],
  ['<link rel="stylesheet" href="/a.css">', 'has a <link>'],
  ['<svg><foreignObject></foreignObject></svg>', 'has a <foreignObject>'],
  ['<p onclick="alert(1)">Fees</p>', 'has the attribute onclick'],
  ['<p style="color:red">Fees</p>', 'has the attribute style'],
  ['<a href="javascript:alert(1)">Fees</a>', 'leads to javascript:'],
  ['<form action=" javascript:alert(1)"></form>', 'leads to'],
  ['</div></main></body><p>Outside</p>', 'leaves the place of its page'],
  ['<p>News</p></div></main></div><p>Outside</p>', 'leaves the place of its page'],
  ['<body class="page">', 'leaves the place of its page'],
  ['x'.repeat(500_001), 'has 500001 characters: each answer has them before'],
])('refuses the markup %s', (markup, problem) => {
  expect(drawingProblem(markup, '')).toContain(problem)
})

it('gives each refusal its own reason', () => {
  expect(drawingProblem('<script></script>', '')).toBe(
    'has a <script>: what stands in a document has no script, and styles for itself alone',
  )
  expect(drawingProblem('x'.repeat(500_001), '')).toMatch(/painted, so 500000 are the most$/)
})

it.each([
  ['body{display:none}', 'styles what is not its own, by body'],
  ['.page, header{display:none}', 'styles what is not its own, by header'],
  [':not(.page){display:none}', 'styles what is not its own'],
  ['@media print{*{color:red}}', 'styles what is not its own'],
  ['@import url(/other.css);', 'has an @import'],
  ['@font-face{font-family:Inter;src:url(/x.woff2)}', 'has an @font-face'],
  ['.page{background:url(https://elsewhere.example/p)}', 'loads a file'],
  ['.page{}</style><script>alert(1)</script>', 'ends its own style sheet'],
  ['.page{color:red', undefined],
])('judges the style %s', (style, problem) => {
  const found = drawingProblem(PAGE, style)
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})
