import { messagesIn } from '@aldergate/testing/english'

it('says literally what the specification says', () => {
  expect(messagesIn(__dirname, 'en')).toMatchObject({
    tagline: 'Experience seamless trading with cutting-edge strategies and analytics.',
    getStarted: 'Get Started',
    exploreAnalytics: 'Explore Analytics',
    features: 'Features',
    why: 'Why Choose {product}',
    learnMore: 'Learn More',
  })
})
