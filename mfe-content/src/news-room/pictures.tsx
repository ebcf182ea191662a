import type { ComponentType } from 'react'
import { CandlesPicture } from '../pictures/CandlesPicture'
import { CorrelationPicture } from '../pictures/CorrelationPicture'
import { DepthPicture } from '../pictures/DepthPicture'
import { DeskPicture } from '../pictures/DeskPicture'
import type { PictureProps } from '../pictures/Drawing'
import { EquityPicture } from '../pictures/EquityPicture'
import { RulePicture } from '../pictures/RulePicture'
import { GALLERY, type PictureId } from './gallery.data'

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
