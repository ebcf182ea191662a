import { PATHS } from '@aldergate/contract'
import { useParams } from '@aldergate/platform'
import { ButtonLink, Card, color, Page, space, usePageMeta } from '@aldergate/ui'
import styled from 'styled-components'
import { type Job, JOBS } from '../jobs.data'
import { ApplicationForm } from './ApplicationForm'
import { JobLinks } from './JobLinks'
import { useText } from './texts'

export default function ApplyPage() {
  const slug = useParams().slug?.toLowerCase()
  const job = JOBS.find(({ id }) => id === slug)

  if (!job && slug !== 'general') return <UnknownJob />
  // The key remounts the form, so that a letter for one vacancy does not appear in the next one's form.
  return <Application key={slug} job={job} />
}

function Application({ job }: { job: Job | undefined }) {
  const t = useText()
  const title = t('title', { job: job?.title ?? t('generalJob') })
  usePageMeta({ title, description: job?.description })

  return (
    <Page title={title} intro={t('intro')} isInEnglish={job !== undefined} actions={<BackToJobs />}>
      <Columns>
        <Card>
          <ApplicationForm />
        </Card>
        {job && (
          <Card heading={t('vacancy')} aria-label={t('vacancy')}>
            <Facts lang="en">
              <p>{t('jobAt', { title: job.title, location: job.location })}</p>
              <p>{job.type}</p>
              <p>{job.description}</p>
            </Facts>
          </Card>
        )}
      </Columns>
    </Page>
  )
}

/** The page for an address that names no vacancy: it lists the open ones. */
function UnknownJob() {
  const t = useText()
  usePageMeta({ title: t('unknownTitle'), isMissing: true })

  return (
    <Page title={t('unknownTitle')} intro={t('unknownIntro')} actions={<BackToJobs />}>
      <Card>
        <JobLinks />
      </Card>
    </Page>
  )
}

function BackToJobs() {
  const t = useText()
  return <ButtonLink to={PATHS.careers}>{t('backToJobs')}</ButtonLink>
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: ${space(4)};
`

const Facts = styled.div`
  display: grid;
  gap: ${space(2)};
  color: ${color.t2};
`
