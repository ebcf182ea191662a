export { type JsonFileProblem, readJsonFile } from './jsonFile'
export { readLines, type TextFileProblem } from './textLines'
