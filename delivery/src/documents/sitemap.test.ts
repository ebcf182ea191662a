import { siteIn, sitemapOf, withSitemap } from './sitemap.ts'

const SITE = 'https://trade.example.com'

it('names each page once, by the path by which it is known', () => {
  const sitemap = sitemapOf(
    [
      { file: 'documents/news.html', html: '', path: '/news' },
      { file: 'documents/market-news.html', html: '', path: '/news' },
      { file: 'documents/blog/a&b.html', html: '', path: '/blog/a&b' },
      { file: 'index.html', html: '' },
    ],
    SITE,
  )

  expect(sitemap).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(sitemap.match(/<url><loc>.*<\/loc><\/url>/g)).toEqual([
    `<url><loc>${SITE}/news</loc></url>`,
    `<url><loc>${SITE}/blog/a&amp;b</loc></url>`,
  ])
})

it('is told to robots after what they are told anyway', () => {
  expect(withSitemap('User-agent: *\nAllow: /\n', SITE)).toBe(
    `User-agent: *\nAllow: /\nSitemap: ${SITE}/sitemap.xml\n`,
  )
})

it('is read again from what robots are told, where somebody has said where the app is found', () => {
  expect(siteIn(withSitemap('User-agent: *\nAllow: /\n', SITE))).toBe(SITE)
  expect(siteIn('User-agent: *\n')).toBeUndefined()
})
