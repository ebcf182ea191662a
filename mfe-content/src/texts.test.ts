import { LANGUAGES } from '@aldergate/contract'
import { messagesIn } from '@aldergate/testing/english'
import { remote } from '../remote.config'

const EN = messagesIn(__dirname, 'en')

it('says literally what the specification says', () => {
  expect(EN).toMatchObject({
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

it.each(LANGUAGES)('says everything in %s', (language) => {
  expect(Object.keys(messagesIn(__dirname, language))).toEqual(Object.keys(EN))
})

it('names and describes each page in every language', () => {
  for (const { title, description } of remote.pages) {
    expect(Object.keys(title).sort()).toEqual([...LANGUAGES].sort())
    expect(Object.keys(description).sort()).toEqual([...LANGUAGES].sort())
  }
})
