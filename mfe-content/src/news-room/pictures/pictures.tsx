import type { ComponentType } from 'react'
import { GALLERY, type PictureId } from '../gallery.data'
import { CandlesPicture } from './CandlesPicture'
import { CorrelationPicture } from './CorrelationPicture'
import { DepthPicture } from './DepthPicture'
import { DeskPicture } from './DeskPicture'
import type { PictureProps } from './Drawing'
import { EquityPicture } from './EquityPicture'
import { RulePicture } from './RulePicture'

const PICTURES: Readonly<Record<PictureId, ComponentType<PictureProps>>> = {
  candles: CandlesPicture,
  depth: DepthPicture,
  equity: EquityPicture,
  desk: DeskPicture,
  rule: RulePicture,
  correlation: CorrelationPicture,
}

/** The drawing of a picture and its words. */
export function pictureOf(id: PictureId) {
  return { Picture: PICTURES[id], alt: GALLERY.find((each) => each.id === id)?.alt ?? '' }
}
