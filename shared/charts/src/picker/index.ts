export { InstrumentPicker } from './InstrumentPicker'
