export {
  DemoAccount,
  DemoChange,
  demoKinds,
  type DemoKind,
  type DemoRecord,
} from '../resources/demo-account.ts'
