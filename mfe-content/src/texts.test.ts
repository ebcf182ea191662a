import { LANGUAGES } from '@aldergate/contract'
import { TEXTS_EN, type TextKey } from './texts.en'
import { TEXTS_ES } from './texts.es'
import { TEXTS_FR } from './texts.fr'
import { TEXTS_ZH } from './texts.zh'
import { remote } from '../remote.config'

const KEYS = Object.keys(TEXTS_EN) as TextKey[]

it('says literally what the specification says', () => {
  expect(TEXTS_EN).toMatchObject({
    'home.tagline': 'Experience seamless trading with cutting-edge strategies and analytics.',
    'home.getStarted': 'Get Started',
    'home.exploreAnalytics': 'Explore Analytics',
    'home.features': 'Features',
    'home.why': 'Why Choose {product}',
    'home.learnMore': 'Learn More',
    'registration.incomplete': 'All fields are required.',
    'registration.mismatch': 'Passwords do not match.',
    'registration.created': 'Account created successfully!',
    'login.incomplete': 'Please fill in all fields.',
    'login.invalid': 'Invalid email or password.',
    'login.success': 'Login successful!',
    'login.useDemo': 'Use the demo account',
    'settings.save': 'Save Settings',
    'settings.saved': 'Settings saved.',
    'settings.keep': 'Keep my data on this device',
  })
})

it.each([
  ['Spanish', TEXTS_ES],
  ['Chinese', TEXTS_ZH],
  ['French', TEXTS_FR],
])('says everything in %s too, with the same parameters', (_language, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...KEYS].sort())
  for (const key of KEYS) {
    expect([key, parameters(texts[key] ?? '')]).toEqual([key, parameters(TEXTS_EN[key])])
  }
})

it('names and describes each page in every language', () => {
  for (const { title, description } of remote.pages) {
    expect(Object.keys(title).sort()).toEqual([...LANGUAGES].sort())
    expect(Object.keys(description).sort()).toEqual([...LANGUAGES].sort())
  }
})

function parameters(message: string): string[] {
  return [...message.matchAll(/(?<!=\d |one |other )\{(\w+)[,}]/g)]
    .map(([, name = '']) => name)
    .sort()
}
