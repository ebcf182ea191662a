import { color, Page, SampleTag, space } from '@aldergate/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Gallery } from './Gallery'
import { NewsletterForm } from './NewsletterForm'
import { Releases, ReleaseTexts } from './Releases'
import { Stories } from './Stories'
import { useText } from './texts'

export default function NewsRoomPage() {
  const t = useText()

  return (
    <Page title={t('title')} intro={t('intro')} isInEnglish>
      <Part id="featured" heading={t('featured')}>
        <Stories />
      </Part>
      <Part id="releases" heading={t('releases')}>
        <Releases />
      </Part>
      <Part id="gallery" heading={t('gallery')} tag={<SampleTag />}>
        <p>{t('galleryText')}</p>
        <Gallery />
      </Part>
      <Part id="full-texts" heading={t('fullTexts')}>
        <ReleaseTexts />
      </Part>
      <Part id="newsletter" heading={t('newsletter')} isScreenOnly>
        <p>{t('newsletterText')}</p>
        <NewsletterForm />
      </Part>
    </Page>
  )
}

interface PartProps {
  id: string
  heading: string
  tag?: ReactNode
  isScreenOnly?: boolean
  children: ReactNode
}

function Part({ id, heading, tag, isScreenOnly = false, children }: PartProps) {
  return (
    <Section aria-labelledby={id} data-screen-only={isScreenOnly || undefined}>
      <Heading>
        <h2 id={id}>{heading}</h2>
        {tag}
      </Heading>
      {children}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};

  > p {
    color: ${color.t2};
  }
`

const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`
