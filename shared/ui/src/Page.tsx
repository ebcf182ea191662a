import type { ReactNode } from 'react'
import styled from 'styled-components'
import { AfterHeading } from './AfterHeading'
import { EnglishOnly } from './EnglishOnly'
import { Row } from './Row'
import { Stack } from './Stack'
import { color, fontSize, media, space, measure } from './theme/tokens'

interface PageProps {
  title: string
  intro?: ReactNode
  /** Uses the whole width of the window: for tables and grids, not for reading. */
  wide?: boolean
  /** Takes more than two frames to render: its heading comes before its content. */
  isHeavy?: boolean
  /** Its longer texts exist in English only, which it tells other readers. */
  isInEnglish?: boolean
  /** At the end of the title's line. */
  actions?: ReactNode
  children?: ReactNode
}

/** The frame of a page's content, with its one h1. */
export function Page({
  title,
  intro,
  wide = false,
  isHeavy = false,
  isInEnglish = false,
  actions,
  children,
}: PageProps) {
  return (
    <Column $wide={wide}>
      <Header>
        <Stack $gap={1}>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <Intro>{intro}</Intro>}
          {isInEnglish && <EnglishOnly />}
        </Stack>
        {actions && <Row>{actions}</Row>}
      </Header>
      {isHeavy ? <AfterHeading>{children}</AfterHeading> : children}
    </Column>
  )
}

const Column = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? 'none' : '1120px')};
  margin: 0 auto;
  padding: ${space(5)} ${space(4)} ${space(8)};

  ${media.phone} {
    padding: ${space(4)} ${space(3)} ${space(6)};
  }
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
`

const Intro = styled.p`
  max-width: ${measure(74)};
  color: ${color.t2};
  font-size: ${fontSize.s14};
  line-height: 20px;
  /* Often the largest text of its page: balanced lines break alike in Inter and in the fallback font. */
  text-wrap: balance;
`
