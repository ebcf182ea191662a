import { tidied } from './tidied.ts'

function styled(markup: string) {
  return tidied({ markup, styles: '' }, 'news')
}

it('leaves out what only React would read', () => {
  const { markup } = styled(
    '<p>Page <!-- -->2</p><!--$!--><template data-dgst=""></template><i></i><!--/$-->',
  )
  expect(markup).toBe('<p>Page 2</p><i></i>')
})

it('moves the style of an element into the style sheet, which a policy can allow', () => {
  const { markup, style } = styled('<div style="height:18px;font:&quot;Inter&quot;"></div>')

  expect(markup).toBe('<div data-look="news-1"></div>')
  expect(style).toContain('[data-look="news-1"]{height:18px;font:"Inter"}')
})

it('gives the same rule to what looks the same', () => {
  const { markup, style } = styled(
    '<i style="height:1px"></i><b style="height:1px"></b><u style="top:0"></u>',
  )

  expect(markup).toBe(
    '<i data-look="news-1"></i><b data-look="news-1"></b><u data-look="news-2"></u>',
  )
  expect(style.match(/height:1px/g)).toHaveLength(1)
})

it('calls a class by a name that no other drawing and no app has, and leaves out what no style selects', () => {
  const { markup, style } = tidied(
    {
      markup:
        '<ul class="sc-eCAofS hUzEWT"><li class="sc-kYPZgj"></li><li class="sc-other"></li></ul>',
      styles: '.hUzEWT > .sc-kYPZgj{gap:.5px;}.later{top:0;}',
    },
    'news',
  )

  expect(markup).toBe('<ul class="news-hUzEWT"><li class="news-sc-kYPZgj"></li><li></li></ul>')
  expect(style).toContain('.news-hUzEWT > .news-sc-kYPZgj{gap:.5px;')
  expect(style).toContain('.later{top:0;}')
})

it('writes the styles without what nobody reads', () => {
  const { style } = tidied({ markup: '', styles: '/* why */\n.a {\n  color: red;\n}\n' }, 'news')
  expect(style).toBe('.a{color: red;}')
})
