export { Hint, HintCreate, hintNames, type HintName } from '../resources/hint.ts'
