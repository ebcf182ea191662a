import { BRAND } from '@aldergate/contract'
import { ButtonLink, Card, color, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { Post } from '../post'
import { useText } from '../texts'

/** Where the reader can do what the post described. */
export function LeadsTo({ post }: { post: Post }) {
  const t = useText()

  return (
    <Card heading={t('tryIt')}>
      <Row>
        <Text>{t('tryItText', { product: BRAND.product })}</Text>
        <ButtonLink to={post.leadsTo.to} variant="primary" lang="en">
          {post.leadsTo.label}
        </ButtonLink>
      </Row>
    </Card>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`

const Text = styled.p`
  color: ${color.t2};
`
