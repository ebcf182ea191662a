export { GlobalStyle } from './GlobalStyle'
export { wantsLessMotion } from './lessMotion'
export {
  color,
  type ColorName,
  DARK,
  font,
  fontSize,
  fontWeight,
  LIGHT,
  media,
  motion,
  type Palette,
  radius,
  size,
  space,
} from './tokens'
