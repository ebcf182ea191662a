import { GENERAL_LINK, JOBS } from './jobs.data'

it('offers the five full-time jobs at their places', () => {
  expect(JOBS.map(({ title, location, type }) => [title, location, type])).toEqual([
    ['Software Engineer', 'Manchester', 'Full-time'],
    ['Product Manager', 'Remote', 'Full-time'],
    ['Blockchain Developer', 'London', 'Full-time'],
    ['UI/UX Designer', 'Berlin', 'Full-time'],
    ['Data Scientist', 'New York', 'Full-time'],
  ])
})

it('leads to an application of its own for each job, and to a general one', () => {
  expect(JOBS.map(({ applyLink }) => applyLink)).toEqual(JOBS.map(({ id }) => `/apply/${id}`))
  expect(GENERAL_LINK).toBe('/apply/general')
})

it('says of each job what it is, what it asks and what it gives', () => {
  for (const job of JOBS) {
    expect(job.description).not.toBe('')
    for (const list of [job.responsibilities, job.requirements, job.perks]) {
      expect(list.length).toBeGreaterThan(1)
    }
  }
})
