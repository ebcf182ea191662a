import { Card, color, fontSize, Muted, size, space, useFormat, measure } from '@aldergate/ui'
import { Link } from '@aldergate/platform'
import styled from 'styled-components'
import { noonOf } from '../reading/day'
import { type Release, RELEASES } from './releases.data'
import { useText } from './texts'

/** Title, day and summary of each release, with the way to its full text further down. */
export function Releases() {
  const t = useText()

  return (
    <Rows>
      {RELEASES.map((release) => (
        <li key={release.id}>
          <Day release={release} />
          <div>
            <h3 lang="en">{release.title}</h3>
            <p lang="en">{release.summary}</p>
            <Link
              to={{ hash: release.id }}
              aria-label={t('readReleaseOf', { title: release.title })}
            >
              {t('readRelease')}
            </Link>
          </div>
        </li>
      ))}
    </Rows>
  )
}

/** The full texts of the releases. */
export function ReleaseTexts() {
  return RELEASES.map((release) => (
    <FullText key={release.id} id={release.id} heading={release.title} headingLang="en" level={3}>
      <Day release={release} />
      {release.text.map((paragraph) => (
        <p key={paragraph} lang="en">
          {paragraph}
        </p>
      ))}
    </FullText>
  ))
}

function Day({ release: { date } }: { release: Release }) {
  const format = useFormat()
  return (
    <Muted as="time" dateTime={date}>
      {format.date(noonOf(date))}
    </Muted>
  )
}

const Rows = styled.ul`
  border-top: 1px solid ${color.border};

  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 72ch);
    gap: ${space(1)} ${space(4)};
    padding: ${space(3)} 0;
    border-bottom: 1px solid ${color.border};
  }

  li > div {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
    color: ${color.t2};
  }

  h3 {
    color: ${color.t1};
    font-size: ${fontSize.s14};
    line-height: 20px;
  }

  a {
    padding: ${space(1)} 0;
  }

  @media (max-width: 479px) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const FullText = styled(Card)`
  scroll-margin-top: calc(${size.navbar} + ${space(4)});

  p {
    max-width: ${measure(72)};
    margin-top: ${space(2)};
    color: ${color.t2};
    font-size: ${fontSize.s14};
    line-height: 22px;
  }
`
