import { expect, stood, test } from '../app'
import { keepLanguage } from '../languages/keepLanguage'
import { saveData } from '../browser/saveData'

const LINKS = [
  ['Dashboard', '/dashboard'],
  ['Portfolio', '/portfolio'],
  ['Trading View', '/trading-view'],
  ['Strategy Builder', '/strategy-builder'],
  ['Market News', '/news'],
  ['Settings', '/settings'],
  ['Support', '/support'],
  ['About', '/about'],
  ['Create Account', '/create-account'],
  ['Login', '/login'],
] as const

const FOOTER_PATHS = [
  '/about',
  '/careers',
  '/blog',
  '/news-room',
  '/help',
  '/api-docs',
  '/guides',
  '/security',
  '/contact-us',
  '/terms',
  '/privacy',
  '/faq',
]

test('the bar has ten links in their order, and the brand leads to the dashboard', async ({
  page,
}) => {
  await page.goto('/faq')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(LINKS.map(([name]) => name))
  for (const [name, path] of LINKS) {
    await expect(links.filter({ hasText: name }).first()).toHaveAttribute('href', path)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Aldergate Trade' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the link of the open page is marked, for the eye and for a screen reader', async ({
  page,
}) => {
  await page.goto('/faq')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.locator('[aria-current]')).toHaveCount(0)
  await bar.getByRole('link', { name: 'Settings' }).click()
  const marked = bar.locator('[aria-current="page"]')
  await expect(marked).toHaveText('Settings')
  await expect(marked).toHaveCSS('box-shadow', /inset/)
  await expect(bar.getByRole('link', { name: 'About' })).toHaveCSS('box-shadow', 'none')
})

// The language whose links take the most room, in the narrowest bar that has them side by side.
test('a bar that has the links has every control as well, also for who is signed in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1220, height: 800 })
  await keepLanguage(page, 'fr')
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Utiliser le compte de démonstration' }).click()
  await main.getByRole('button', { name: 'Se connecter' }).click()
  const bar = page.getByRole('banner')
  const controls = ['Se déconnecter', 'Basculer entre mode sombre et mode clair', 'Mode discret']
  const places = [
    bar.getByRole('link', { name: 'Connexion' }),
    ...controls.map((name) => bar.getByRole('button', { name })),
    bar.getByRole('link', { name: 'Notifications' }),
  ].map(async (control) => {
    await expect(control).toBeInViewport({ ratio: 1 })
    return control.boundingBox()
  })
  const boxes = await Promise.all(places)
  const ends = boxes.map((box) => (box ? box.x + box.width : NaN))
  for (const [at, box] of boxes.slice(1).entries())
    expect(box?.x).toBeGreaterThanOrEqual(ends[at] ?? NaN)
})

test('a new page has its own title, begins at its top and takes the focus', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Home · Aldergate Trade')
  await page.evaluate(() => window.scrollTo(0, 30))
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page).toHaveTitle('Settings · Aldergate Trade')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the way back returns to where one was', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn More' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
})

test('the way back from a short page returns to where a long one was left', async ({ page }) => {
  await page.goto('/careers')
  await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(900)
  await link.click()
  await expect(page).toHaveURL('/faq')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL('/faq')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the bar hides on the way down beyond 50 px, and returns on the way up', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 45))
  await expect(bar).toHaveCSS('opacity', '1')
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(bar).toHaveCSS('transition-property', 'transform, opacity')
  await expect(bar).toHaveCSS('transition-duration', /^0\.4s(, 0\.4s)?$/)

  await page.mouse.wheel(0, 600)
  await expect(page.locator('header').first()).toHaveCSS('opacity', '0')
  await expect(page.locator('header').first()).toHaveAttribute('inert', '')
  await expect(page.locator('header').first()).not.toBeInViewport()

  await page.mouse.wheel(0, -100)
  await expect(bar).toHaveCSS('opacity', '1')
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('the hidden bar is back when a keyboard looks for it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn More' }).waitFor()
  // Without smooth scrolling: a wheel's motion would continue after the key press.
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  const bar = page.locator('header').first()
  await expect(bar).toHaveAttribute('inert', '')
  await page.keyboard.press('Shift+Tab')
  await expect(bar).not.toHaveAttribute('inert', '')
  await expect(bar).toHaveCSS('opacity', '1')
})

test('the first stop of a keyboard skips to the content', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/faq')
})

test('on a phone the links are in a menu, which a choice or Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  const toggle = page.getByRole('button', { name: 'Open menu' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()

  await toggle.click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.click()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the menu never stands before what is used beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  const toggle = page.getByRole('button', { name: /^(Open|Close) menu$/ })
  const open = async () => {
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  }

  await open()
  await page.getByRole('link', { name: 'Notifications' }).focus()
  await page.keyboard.press('Tab')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await open()
  // In the margin, where there is no link.
  await page.mouse.click(2, 830)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await open()
  await page.getByRole('link', { name: 'Support' }).click()
  await expect(page).toHaveURL('/support')
  await expect(page.getByRole('main')).toBeFocused()
  await open()
  await page.getByRole('link', { name: 'Support' }).click()
  await expect(toggle).toBeFocused()
  await open()
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL('/support')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await open()
  await page.setViewportSize({ width: 1500, height: 800 })
  await page.mouse.wheel(0, 900)
  await expect(page.locator('header[inert]')).toHaveCount(1)
})

test('on the narrowest screen the name in the bar stands whole, also in wide letters', async ({
  page,
}) => {
  // A bar to scroll by takes 15 px of the 320.
  await page.setViewportSize({ width: 305, height: 700 })
  await page.goto('/faq')
  const brand = page.getByRole('banner').getByRole('link', { name: 'Aldergate Trade' })
  await expect(page.locator('#root')).not.toHaveAttribute('data-drawn')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    // Text spacing set by a reader: WCAG 2.2, 1.4.12.
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  await expect(brand).not.toHaveCSS('letter-spacing', 'normal')
  const hidden = await brand.evaluate((link) => [
    link.scrollWidth - link.clientWidth,
    link.scrollHeight - link.clientHeight,
  ])
  expect(hidden).toEqual([0, 0])
})

test('a page that a question was asked before takes the focus, too', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()

  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the links fade in one after another, once, and stand still where motion is unwelcome', async ({
  page,
}) => {
  await page.goto('/faq')
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  const seenAt = async (ms: number) =>
    (await stood(items)).evaluateAll((all, at) => {
      const [list] = all.map((item) => item.parentElement)
      for (const animation of list?.getAnimations({ subtree: true }) ?? []) {
        animation.pause()
        animation.currentTime = at
      }
      return all.map((item) => {
        const { opacity, transform } = getComputedStyle(item)
        return { opacity: Number(opacity), above: -new DOMMatrix(transform).m42 }
      })
    }, ms)
  const motion = () => items.first().evaluate((item) => getComputedStyle(item).animationName)

  // Paused at the start, so that they cannot have ended by themselves.
  await seenAt(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await motion()).not.toBe('none')

  for (const [place] of LINKS.entries()) {
    const begins = place * 100
    expect((await seenAt(begins)).slice(place)).toEqual(
      LINKS.slice(place).map(() => ({ opacity: 0, above: 8 })),
    )
    const half = (await seenAt(begins + 300))[place]
    expect(half?.opacity).toBeGreaterThan(0.5)
    expect(half?.opacity).toBeLessThan(1)
    expect(half?.above).toBeGreaterThan(0)
    expect(half?.above).toBeLessThan(4)
    expect((await seenAt(begins + 600)).slice(0, place + 1)).toEqual(
      LINKS.slice(0, place + 1).map(() => ({ opacity: 1, above: expect.closeTo(0) })),
    )
  }

  await expect(items.first()).toHaveCSS('animation-name', 'none')
  await page.setViewportSize({ width: 800, height: 720 })
  await expect(items.first()).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(items.first()).toHaveCSS('opacity', '1')
  expect(await motion()).toBe('none')
})

test('the footer leads to twelve pages and to the networks, and its newsletter is honest', async ({
  page,
}) => {
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('navigation').getByRole('link')
  const paths = await (
    await stood(links)
  ).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(FOOTER_PATHS)
  for (const network of ['X', 'LinkedIn', 'YouTube', 'GitHub']) {
    const link = footer.getByRole('link', { name: network, exact: true })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await expect(footer).toContainText(
    `© ${new Date().getUTCFullYear()} Aldergate Trade. A product of Aldergate Bank.`,
  )

  const email = footer.getByLabel('Email address')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required', '')
  await email.fill('somebody@example.org')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByRole('status')).toHaveText('This demo does not subscribe you')
})

test('an unknown path says so, names the nearest pages and stays out of search engines', async ({
  page,
}) => {
  const answer = await page.goto('/strategy-bilder')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle('Page not found · Aldergate Trade')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Strategy Builder' }).click()
  await expect(page).toHaveURL('/strategy-builder')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('an address with a percent that means nothing is an unknown one like others', async ({
  page,
}) => {
  await page.goto('/100%?from=mail#end')
  await expect(page).toHaveTitle('Page not found · Aldergate Trade')
  await expect(page).toHaveURL('/100%25?from=mail#end')
  await page.goto('/blog/%ZZ')
  await expect(page).toHaveTitle('No such article · Aldergate Trade')
})

test('pointing at a link already fetches its page', async ({ page }) => {
  // Otherwise it would be prefetched.
  await saveData(page)
  await page.goto('/faq')
  const link = page.getByRole('link', { name: 'Strategy Builder' })
  await link.waitFor()
  const fetched = page.waitForResponse(/\/strategy\/.*page-strategy-builder\.js/)
  await link.hover()
  expect((await fetched).ok()).toBe(true)
})

test('so does a link within a page, by the keyboard too', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()
  await link.waitFor()
  const fetched = page.waitForResponse(/\/content\/.*page-getting-started\.js/)
  await link.focus()
  expect((await fetched).ok()).toBe(true)
})
