export { indexByKey, leftsOf, linePath, nearestIndex, type Scale, scaleOf, topOf } from './curve'
export { Plot, PlotDot, PlotDrawing, PlotGrid } from './PlotParts'
export { TimeAxis } from './TimeAxis'
