import { expect, requestsFrom, test } from '../../app'

const JOBS = [
  ['Software Engineer', 'Manchester', '/apply/software-engineer'],
  ['Product Manager', 'Remote', '/apply/product-manager'],
  ['Blockchain Developer', 'London', '/apply/blockchain-developer'],
  ['UI/UX Designer', 'Berlin', '/apply/ui-ux-designer'],
  ['Data Scientist', 'New York', '/apply/data-scientist'],
] as const

test('Careers has five full-time jobs with all that is said of them', async ({ page }) => {
  await page.goto('/careers')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Careers')
  for (const [title, place, link] of JOBS) {
    const job = main.getByRole('region', { name: title })
    await expect(job.getByText(place, { exact: true })).toBeVisible()
    await expect(job.getByText('Full-time', { exact: true })).toBeVisible()
    await expect(job.getByRole('heading', { level: 3 })).toHaveText([
      'Responsibilities',
      'Requirements',
      'Perks',
    ])
    await expect(job.getByRole('link')).toHaveAttribute('href', link)
  }
  await expect(main.getByRole('link', { name: 'Write a general application' })).toHaveAttribute(
    'href',
    '/apply/general',
  )
})

test('jobs are filtered by place, and the filter stands in the address', async ({ page }) => {
  await page.goto('/careers')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'New York' }).click()
  await expect(main.getByRole('status')).toHaveText('1 vacancy')
  await expect(main.getByRole('region', { name: 'Data Scientist' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Product Manager' })).toHaveCount(0)

  await page.reload()
  await expect(main.getByRole('status')).toHaveText('1 vacancy')
  await main.getByRole('button', { name: 'All locations' }).click()
  await expect(main.getByRole('status')).toHaveText('5 vacancies')
})

test('on paper the jobs stand without their controls', async ({ page }) => {
  await page.goto('/careers')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Data Scientist' })).toBeVisible()
  await expect(main.getByRole('group', { name: 'Location' })).toBeHidden()
  await expect(main.getByText('Apply for Data Scientist')).toBeHidden()
})

test('every vacancy and the general application have a form of their own', async ({ page }) => {
  for (const [title, , link] of [...JOBS, ['General application', '', '/apply/general']]) {
    await page.goto(String(link))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Apply: ${title}`)
    await expect(page).toHaveTitle(`Apply: ${title} · Aldergate Trade`)
    await expect(main).toContainText('This form sends nothing')
  }
})

test('an application keeps what was typed on error, and sends nothing', async ({ page }) => {
  await page.goto('/careers')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Apply for Blockchain Developer' }).click()
  const submit = main.getByRole('button', { name: 'Submit application' })
  await main.getByLabel('Name').fill('Ada Example')
  await main.getByLabel('Email').fill('ada')
  await submit.click()
  const summary = main.getByRole('alert').first()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an email address such as name@example.org.',
    'Write a few lines about yourself.',
  ])
  await expect(main.getByLabel('Name')).toHaveValue('Ada Example')
  await summary.getByRole('link').first().click()
  await expect(main.getByLabel('Email')).toBeFocused()

  const requests = requestsFrom(page)
  await main.getByLabel('Email').fill('ada@example.org')
  await main.getByLabel('Cover letter').fill('I read contracts before I sign them.')
  await submit.click()
  await expect(main.getByRole('status')).toContainText('Nothing was sent (demo).')
  await expect(main.getByRole('status')).toContainText('I read contracts before I sign them.')
  expect(requests).toEqual([])
})

test('an unknown vacancy leads to the five that there are', async ({ page }) => {
  await page.goto('/apply/astronaut')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No such vacancy')
  await expect(main.getByRole('listitem')).toHaveText(
    JOBS.map(([title, place]) => `${title}, ${place}`),
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})
