export { GlobalStyle } from './GlobalStyle'
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
