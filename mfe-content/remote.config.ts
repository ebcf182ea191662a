import { PATHS, type RemoteConfig } from '@aldergate/contract'
import { excerptOf } from './src/blog/post.ts'
import { POSTS_2025 } from './src/blog/posts2025.data.ts'
import { POSTS_2026 } from './src/blog/posts2026.data.ts'
import { GENERAL_LINK, JOBS } from './src/careers/jobs.data.ts'

const TERMS = {
  expose: './src/terms/TermsPage.tsx',
  title: {
    en: 'Terms of Service',
    es: 'Condiciones del servicio',
    zh: '服务条款',
    fr: 'Conditions d’utilisation',
  },
  description: {
    en: 'What you may expect of a simulated product, and what it expects of you.',
    es: 'Qué puede esperar de un producto simulado y qué espera de usted.',
    zh: '您可以对这个模拟产品有何期待，以及它对您的要求。',
    fr: 'Ce que vous pouvez attendre d’un produit simulé, et ce qu’il attend de vous.',
  },
}

const PRIVACY = {
  expose: './src/privacy/PrivacyPage.tsx',
  title: {
    en: 'Privacy Policy',
    es: 'Política de privacidad',
    zh: '隐私政策',
    fr: 'Politique de confidentialité',
  },
  description: {
    en: 'Every key that may be stored and every host that may be reached.',
    es: 'Cada clave que puede guardarse y cada servidor que puede contactarse.',
    zh: '可能保存的每个键，以及可能访问的每个主机。',
    fr: 'Chaque clé qui peut être conservée et chaque hôte qui peut être joint.',
  },
}

/** The page for an address that names no vacancy. */
const APPLY = {
  en: 'The application form, as a demonstration: nothing is sent.',
  es: 'El formulario de solicitud, como demostración: no se envía nada.',
  zh: '职位申请表演示：不发送任何内容。',
  fr: 'Le formulaire de candidature, en démonstration : rien n’est envoyé.',
}

export const remote: RemoteConfig = {
  name: 'content',
  contract: 1,
  pages: [
    {
      path: PATHS.home,
      expose: './src/home/HomePage.tsx',
      title: { en: 'Home', es: 'Inicio', zh: '首页', fr: 'Accueil' },
      description: {
        en: 'Build strategies, read analytics and trade on a simulated market, in your browser.',
        es: 'Cree estrategias, consulte análisis y opere en un mercado simulado, en su navegador.',
        zh: '在浏览器中的模拟市场上构建策略、查看分析并进行交易。',
        fr: 'Construisez des stratégies, lisez des analyses et négociez sur un marché simulé, dans votre navigateur.',
      },
    },
    {
      path: PATHS.settings,
      expose: './src/settings/SettingsPage.tsx',
      title: { en: 'Settings', es: 'Ajustes', zh: '设置', fr: 'Réglages' },
      description: {
        en: 'Language, time zone, appearance, security, notifications and API credentials.',
        es: 'Idioma, zona horaria, apariencia, seguridad, notificaciones y credenciales de la API.',
        zh: '语言、时区、外观、安全、通知与 API 凭据。',
        fr: 'Langue, fuseau horaire, apparence, sécurité, notifications et identifiants d’API.',
      },
    },
    {
      path: PATHS.createAccount,
      expose: './src/create-account/CreateAccountPage.tsx',
      title: { en: 'Create Account', es: 'Crear cuenta', zh: '创建账户', fr: 'Créer un compte' },
      description: {
        en: 'The registration form, as a demonstration: nothing is sent or stored.',
        es: 'El formulario de registro, como demostración: no se envía ni se guarda nada.',
        zh: '注册表单演示：不发送也不保存任何内容。',
        fr: 'Le formulaire d’inscription, en démonstration : rien n’est envoyé ni conservé.',
      },
    },
    {
      path: PATHS.login,
      expose: './src/login/LoginPage.tsx',
      title: { en: 'Login', es: 'Iniciar sesión', zh: '登录', fr: 'Connexion' },
      description: {
        en: 'Log in with the demo account; the password is compared in your browser.',
        es: 'Inicie sesión con la cuenta de demostración; la contraseña se compara en su navegador.',
        zh: '使用演示账户登录；密码在您的浏览器中比对。',
        fr: 'Connectez-vous avec le compte de démonstration ; le mot de passe est comparé dans votre navigateur.',
      },
    },
    {
      path: PATHS.faq,
      expose: './src/faq/FaqPage.tsx',
      title: {
        en: 'Frequently Asked Questions',
        es: 'Preguntas frecuentes',
        zh: '常见问题',
        fr: 'Questions fréquentes',
      },
      description: {
        en: 'Fees, deposits, accounts, simulated prices and what is stored: eight plain answers.',
        es: 'Comisiones, depósitos, cuentas, precios simulados y qué se guarda: ocho respuestas claras.',
        zh: '费用、存款、账户、模拟价格与数据保存：八个直白的回答。',
        fr: 'Frais, dépôts, comptes, cours simulés et données conservées : huit réponses claires.',
      },
    },
    {
      path: PATHS.support,
      expose: './src/support/SupportPage.tsx',
      title: { en: 'Support', es: 'Soporte', zh: '支持', fr: 'Assistance' },
      description: {
        en: 'Your tickets by status, the questions asked most and a chat that answers by itself.',
        es: 'Sus solicitudes por estado, las preguntas más frecuentes y un chat que responde solo.',
        zh: '按状态查看工单、最常见的问题，以及自动回复的聊天。',
        fr: 'Vos demandes par état, les questions les plus posées et un chat qui répond seul.',
      },
    },
    {
      path: PATHS.about,
      expose: './src/about/AboutPage.tsx',
      title: { en: 'About', es: 'Acerca de', zh: '关于', fr: 'À propos' },
      description: {
        en: 'What the product is, whom it is for, how it is built and what speaks against it.',
        es: 'Qué es el producto, para quién es, cómo está hecho y qué habla en su contra.',
        zh: '产品是什么、为谁而做、如何构建，以及它的不足。',
        fr: 'Ce qu’est le produit, à qui il s’adresse, comment il est fait et ce qui lui manque.',
      },
    },
    {
      path: PATHS.gettingStarted,
      expose: './src/getting-started/GettingStartedPage.tsx',
      title: { en: 'Getting Started', es: 'Primeros pasos', zh: '入门', fr: 'Premiers pas' },
      description: {
        en: 'A checklist that ticks itself as you take your first steps.',
        es: 'Una lista que se marca sola a medida que da sus primeros pasos.',
        zh: '随着您迈出第一步而自动勾选的清单。',
        fr: 'Une liste qui se coche d’elle-même à mesure de vos premiers pas.',
      },
    },
    {
      path: PATHS.careers,
      expose: './src/careers/CareersPage.tsx',
      title: { en: 'Careers', es: 'Empleo', zh: '招聘', fr: 'Carrières' },
      description: {
        en: 'Five sample positions with tasks, requirements and perks; nothing that you apply with is sent.',
        es: 'Cinco puestos de muestra con tareas, requisitos y ventajas; nada de lo que envíe sale de aquí.',
        zh: '五个示例职位：职责、要求与福利；申请内容不会发送。',
        fr: 'Cinq postes d’exemple avec missions, exigences et avantages ; aucune candidature n’est envoyée.',
      },
    },
    {
      path: '/apply/:slug',
      expose: './src/careers/apply/ApplyPage.tsx',
      title: { en: 'Apply', es: 'Solicitar', zh: '申请职位', fr: 'Postuler' },
      description: APPLY,
      places: [
        ...JOBS.map(({ applyLink, title, description }) => ({
          path: applyLink,
          title: `Apply: ${title}`,
          description,
        })),
        { path: GENERAL_LINK, title: 'Apply: General application', description: APPLY.en },
      ],
    },
    {
      path: PATHS.blog,
      expose: './src/blog/BlogPage.tsx',
      title: { en: 'Blog', es: 'Blog', zh: '博客', fr: 'Blog' },
      description: {
        en: 'Twenty-one articles on spreads, risk, indicators and backtests, each with a place to try it.',
        es: 'Veintiún artículos sobre diferenciales, riesgo, indicadores y backtests, cada uno con un lugar donde probarlo.',
        zh: '二十一篇关于价差、风险、指标与回测的文章，每篇都有可动手尝试的地方。',
        fr: 'Vingt et un articles sur le spread, le risque, les indicateurs et les backtests, chacun avec de quoi l’essayer.',
      },
    },
    {
      path: '/blog/:id',
      expose: './src/blog/article/ArticlePage.tsx',
      title: { en: 'Article', es: 'Artículo', zh: '文章', fr: 'Article' },
      description: {
        en: 'An article of the blog.',
        es: 'Un artículo del blog.',
        zh: '博客文章。',
        fr: 'Un article du blog.',
      },
      places: [...POSTS_2026, ...POSTS_2025].map((post) => ({
        path: `${PATHS.blog}/${post.id}`,
        title: post.title,
        description: excerptOf(post),
      })),
    },
    {
      path: PATHS.newsRoom,
      expose: './src/news-room/NewsRoomPage.tsx',
      title: { en: 'Newsroom', es: 'Sala de prensa', zh: '新闻中心', fr: 'Salle de presse' },
      description: {
        en: 'Stories, press releases and pictures of the product.',
        es: 'Reportajes, comunicados e imágenes del producto.',
        zh: '产品的故事、新闻稿与图片。',
        fr: 'Articles, communiqués et images du produit.',
      },
    },
    {
      path: PATHS.help,
      expose: './src/help/HelpPage.tsx',
      title: { en: 'Help', es: 'Ayuda', zh: '帮助', fr: 'Aide' },
      description: {
        en: 'One search over help, guides and questions, with short answers.',
        es: 'Una búsqueda en la ayuda, las guías y las preguntas, con respuestas breves.',
        zh: '一次搜索帮助、指南与常见问题，给出简短的回答。',
        fr: 'Une recherche dans l’aide, les guides et les questions, avec des réponses courtes.',
      },
    },
    {
      path: PATHS.apiDocs,
      expose: './src/api-docs/ApiDocsPage.tsx',
      title: {
        en: 'API Docs',
        es: 'Documentación de la API',
        zh: 'API 文档',
        fr: 'Documentation de l’API',
      },
      description: {
        en: 'Three endpoints with sample requests and responses.',
        es: 'Tres puntos de acceso con peticiones y respuestas de muestra.',
        zh: '三个端点及示例请求与响应。',
        fr: 'Trois points d’accès avec requêtes et réponses d’exemple.',
      },
    },
    {
      path: PATHS.guides,
      expose: './src/guides/GuidesPage.tsx',
      title: { en: 'Guides', es: 'Guías', zh: '指南', fr: 'Guides' },
      description: {
        en: 'Step by step: a paper trade, a dashboard of your own, a strategy, an alert, a position sized by risk.',
        es: 'Paso a paso: una operación simulada, un panel propio, una estrategia, una alerta, una posición según el riesgo.',
        zh: '逐步指南：模拟交易、自定义仪表盘、策略、提醒，以及按风险确定仓位。',
        fr: 'Pas à pas : une transaction fictive, un tableau de bord à soi, une stratégie, une alerte, une position selon le risque.',
      },
    },
    {
      path: PATHS.security,
      expose: './src/security/SecurityPage.tsx',
      title: {
        en: 'Security Center',
        es: 'Centro de seguridad',
        zh: '安全中心',
        fr: 'Centre de sécurité',
      },
      description: {
        en: 'What is stored, what is checked and how to report a weakness.',
        es: 'Qué se guarda, qué se comprueba y cómo comunicar una vulnerabilidad.',
        zh: '保存什么、检查什么，以及如何报告漏洞。',
        fr: 'Ce qui est conservé, ce qui est vérifié et comment signaler une faille.',
      },
    },
    {
      path: PATHS.contactUs,
      expose: './src/contact-us/ContactUsPage.tsx',
      title: { en: 'Contact Us', es: 'Contacto', zh: '联系我们', fr: 'Nous contacter' },
      description: {
        en: 'The contact form, as a demonstration, and the projects that the product stands on.',
        es: 'El formulario de contacto, como demostración, y los proyectos en los que se apoya el producto.',
        zh: '联系表单演示，以及产品所依托的项目。',
        fr: 'Le formulaire de contact, en démonstration, et les projets sur lesquels repose le produit.',
      },
    },
    { path: PATHS.terms, ...TERMS },
    { path: '/terms-of-service', ...TERMS },
    { path: PATHS.privacy, ...PRIVACY },
    { path: '/privacy-policy', ...PRIVACY },
  ],
}
