import { createRoute } from '@tanstack/react-router'
import { guard } from './guard.ts'
import { empty, queries, screen } from './layouts.ts'
import { texts } from './search.ts'

const login = createRoute({
  getParentRoute: () => empty,
  path: '/login',
  validateSearch: texts('redirect'),
  beforeLoad: guard({ middleware: ['auth_non_logged'] }),
  component: screen(() => import('../../features/accounts/sign-in/login-page.tsx'), 'LoginPage'),
})
const register = createRoute({
  getParentRoute: () => empty,
  path: '/register',
  beforeLoad: guard({ middleware: ['auth_non_logged'] }),
  component: screen(() => import('../../features/accounts/sign-in/register-page.tsx'), 'RegisterPage'),
})
const getOtp = createRoute({
  getParentRoute: () => queries,
  path: '/get-otp',
  component: screen(
    () => import('../../features/properties/verification/guest-question-page.tsx'),
    'GetOtpPage',
  ),
})
const answerOtp = createRoute({
  getParentRoute: () => queries,
  path: '/get-otp/$id',
  component: screen(
    () => import('../../features/properties/verification/guest-question-page.tsx'),
    'AnswerOtpPage',
  ),
})
const approved = createRoute({
  getParentRoute: () => queries,
  path: '/properties/approved',
  component: screen(() => import('../../features/properties/verification/approved-page.tsx'), 'ApprovedPage'),
})
const forgotPassword = createRoute({
  getParentRoute: () => empty,
  path: '/forgot-password',
  beforeLoad: guard({ middleware: ['auth_non_logged'] }),
  component: screen(
    () => import('../../features/accounts/sign-in/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})
const resetPassword = createRoute({
  getParentRoute: () => empty,
  path: '/reset-password',
  validateSearch: texts('token'),
  component: screen(
    () => import('../../features/accounts/sign-in/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
})
const invitation = createRoute({
  getParentRoute: () => queries,
  path: '/invitation',
  validateSearch: texts('token'),
  component: screen(() => import('../../features/accounts/sign-in/invitation-page.tsx'), 'InvitationPage'),
})
const confirmRegistration = createRoute({
  getParentRoute: () => queries,
  path: '/confirm-registration',
  validateSearch: texts('token'),
  component: screen(
    () => import('../../features/accounts/sign-in/confirm-registration-page.tsx'),
    'ConfirmRegistrationPage',
  ),
})
// Open to guests and to people who are signed in: a link can be opened by either.
const about = createRoute({
  getParentRoute: () => empty,
  path: '/about',
  component: screen(() => import('../about/about-page.tsx'), 'AboutPage'),
})
const privacy = createRoute({
  getParentRoute: () => empty,
  path: '/privacy',
  component: screen(() => import('../about/privacy-page.tsx'), 'PrivacyPage'),
})

/** Screens for guests. */
export const guestRoutes = [login, register, forgotPassword, resetPassword, about, privacy] as const

/** Screens that an emailed link opens. */
export const linkedRoutes = [getOtp, answerOtp, approved, invitation, confirmRegistration] as const
