import { type RemoteConfig } from '@aldergate/shared/contract'
import { PATHS } from '@aldergate/shared/paths'

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
        fr: 'Construisez des stratégies, lisez des analyses et tradez sur un marché simulé, dans votre navigateur.',
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
        fr: 'Le formulaire d’inscription, en démonstration : rien n’est envoyé ni conservé.',
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
        fr: 'Connectez-vous avec le compte de démonstration ; le mot de passe est comparé dans votre navigateur.',
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
        fr: 'Frais, dépôts, comptes, cours simulés et données conservées : huit réponses claires.',
      },
    },
  ],
}
