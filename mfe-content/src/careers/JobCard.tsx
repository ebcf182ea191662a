import { Badge, ButtonLink, Card, color, fontSize, size, space, measure } from '@aldergate/ui'
import styled from 'styled-components'
import type { Job } from './jobs.data'
import { useText } from './texts'

/** A vacancy with its full description. */
export function JobCard({ job }: { job: Job }) {
  const t = useText()
  const { title, location, type, description, applyLink } = job
  const parts = [
    { heading: t('responsibilities'), items: job.responsibilities },
    { heading: t('requirements'), items: job.requirements },
    { heading: t('perks'), items: job.perks },
  ]

  return (
    <Vacancy
      id={job.id}
      aria-label={title}
      heading={title}
      headingLang="en"
      actions={
        <Badges lang="en">
          <Badge tone="info">{location}</Badge>
          <Badge>{type}</Badge>
        </Badges>
      }
    >
      <Description lang="en">{description}</Description>
      <Parts>
        {parts.map(({ heading, items }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul lang="en">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </Parts>
      <ButtonLink to={applyLink} variant="primary" data-screen-only>
        {t('apply', { title })}
      </ButtonLink>
    </Vacancy>
  )
}

const Vacancy = styled(Card)`
  scroll-margin-top: calc(${size.navbar} + ${space(4)});
  break-inside: avoid;
`

const Badges = styled.span`
  display: flex;
  gap: ${space(2)};
`

const Description = styled.p`
  max-width: ${measure(96)};
  font-size: ${fontSize.s14};
  line-height: 20px;
`

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${space(4)} ${space(6)};
  margin: ${space(4)} 0;
  color: ${color.t2};

  h3 {
    margin-bottom: ${space(2)};
    color: ${color.t1};
  }

  ul {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(4)};
  }

  li::marker {
    color: ${color.t3};
  }
`
