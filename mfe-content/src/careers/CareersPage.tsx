import { Button, ButtonLink, Card, EmptyState, Page, Row, space } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import styled from 'styled-components'
import { useUrlParam } from '../parts/useUrlParam'
import { PrintButton } from '../reading/PrintButton'
import { JobCard } from './JobCard'
import { GENERAL_LINK, type Job, JOBS } from './jobs.data'
import { useText } from './texts'

export default function CareersPage() {
  const t = useText()
  // Empty means all.
  const [place, choosePlace] = useUrlParam('place')
  const jobs = jobsAt(JOBS, place ?? '')
  const options = [
    { value: '', label: t('allPlaces') },
    ...placesOf(JOBS).map((value) => ({ value, label: value, lang: 'en' })),
  ]

  return (
    <Page title={t('title')} intro={t('intro')} isInEnglish actions={<PrintButton />}>
      <Filter data-screen-only>
        <ToggleGroup
          label={t('filter')}
          options={options}
          value={place ?? ''}
          onChange={choosePlace}
        />
        <p role="status">{t('count', { count: jobs.length })}</p>
      </Filter>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
      {jobs.length === 0 && (
        <EmptyState
          text={t('none')}
          action={<Button onClick={() => choosePlace('')}>{t('showAll')}</Button>}
        />
      )}
      <Card heading={t('generalHeading')} data-screen-only>
        <Row $gap={3} $spread>
          <p>{t('generalText')}</p>
          <ButtonLink to={GENERAL_LINK}>{t('generalLink')}</ButtonLink>
        </Row>
      </Card>
    </Page>
  )
}

/** Every place once, in the order of the jobs. */
function placesOf(jobs: readonly Job[]): readonly string[] {
  return [...new Set(jobs.map(({ location }) => location))]
}

/** The jobs at a place; no place means all of them. */
function jobsAt(jobs: readonly Job[], place: string): readonly Job[] {
  return place === '' ? jobs : jobs.filter(({ location }) => location === place)
}

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`
