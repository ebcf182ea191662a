import { useNavigate } from '@aldergate/platform'
import { color, font, fontSize, fontWeight, radius, space } from '@aldergate/ui'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { internalTarget } from './internalTarget'

/** A piece of compiled Markdown, in English; its links within the app load no new document. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    const target = internalTarget(event.nativeEvent)
    if (target === undefined) return
    event.preventDefault()
    void navigate(target)
  }

  return <Text lang="en" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}

const Text = styled.div`
  max-width: 45.4em;
  color: ${color.t2};
  font-size: ${fontSize.s14};
  line-height: 22px;
  overflow-wrap: break-word;

  > * + * {
    margin-top: ${space(3)};
  }

  h3 {
    margin-top: ${space(5)};
    color: ${color.t1};
    font-size: ${fontSize.s14};
    line-height: 20px;
  }

  strong {
    color: ${color.t1};
    font-weight: ${fontWeight.semibold};
  }

  ul,
  ol {
    padding-inline-start: ${space(5)};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-top: ${space(1)};
  }

  li::marker {
    color: ${color.t3};
    font-variant-numeric: tabular-nums;
  }

  blockquote {
    padding-inline-start: ${space(3)};
    border-inline-start: 2px solid ${color.borderStrong};
  }

  li,
  td:not([align='right']) {
    font-variant-numeric: proportional-nums lining-nums;
  }

  code {
    font-family: ${font.mono};
    font-size: ${fontSize.s12};
  }

  :not(pre) > code {
    padding: 1px ${space(1)};
    border-radius: ${radius.control};
    background: ${color.s3};
  }

  pre,
  [tabindex] {
    overflow-x: auto;
  }

  pre {
    padding: ${space(3)};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    background: ${color.s2};
    line-height: 18px;
  }

  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }

  th,
  td {
    padding: ${space(1)} ${space(4)} ${space(1)} 0;
    border-bottom: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;

    &[align='right'] {
      text-align: end;
    }
  }

  th {
    color: ${color.t3};
    font-size: ${fontSize.s12};
    font-weight: ${fontWeight.medium};
  }
`
