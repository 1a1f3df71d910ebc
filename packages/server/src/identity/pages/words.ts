import type { Locale } from '@parley/model';

/**
 * Words of the provider's pages. They are few and the server may not import
 * the interface's, so they stand here.
 */
interface PageWords {
  signIn: {
    title: string;
    purpose: string;
    email: string;
    password: string;
    submit: string;
    cancel: string;
    continueAs: (name: string) => string;
    otherAccount: string;
    wrong: string;
    incomplete: string;
    limited: (minutes: number) => string;
  };
  signUp: Message;
  expired: Message;
  refused: Message;
  notFound: Message;
  logoutRefused: Message;
  failed: Message;
  toSignIn: string;
  toPortal: string;
  code: string;
}

interface Message {
  title: string;
  text: string;
}

/** Words of every page, in the languages of the interface. */
export const pageWords: Record<Locale, PageWords> = {
  en: {
    signIn: {
      title: 'Sign in to Parley',
      purpose: 'Use the account that your administrator gave you.',
      email: 'Email',
      password: 'Password',
      submit: 'Sign in',
      cancel: 'Cancel',
      continueAs: (name) => `Continue as ${name}`,
      otherAccount: 'or use another account',
      wrong: 'Wrong email or password. Check both and try again.',
      incomplete: 'Enter your email and your password.',
      limited: (minutes) =>
        `Too many failed sign-ins. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    },
    signUp: {
      title: 'Accounts are made by your administrator',
      text:
        'There is nothing to fill in here. Ask an administrator of your organisation to invite you; the ' +
        'invitation tells you how to go on.',
    },
    expired: {
      title: 'This sign-in page has expired',
      text:
        'It was open for too long, was used already, or your browser refused its cookie. Start again from ' +
        'Parley.',
    },
    refused: {
      title: 'Signing in cannot start like this',
      text:
        'The address that brought you here is not one that Parley may use. Start again from Parley; if ' +
        'this page comes back, tell your administrator the code below.',
    },
    notFound: {
      title: 'There is no such page',
      text: 'This address only serves signing in and out of Parley.',
    },
    logoutRefused: {
      title: 'You are still signed in',
      text:
        'Signing out was asked to continue at an address that Parley does not know. Sign out from Parley ' +
        'instead.',
    },
    failed: {
      title: 'Something went wrong',
      text: 'The sign-in service could not answer. Nothing of yours is lost; try again in a moment.',
    },
    toSignIn: 'Go to sign-in',
    toPortal: 'Back to Parley',
    code: 'Code',
  },
  de: {
    signIn: {
      title: 'Bei Parley anmelden',
      purpose: 'Mit dem Konto, das Sie von Ihrer Administration haben.',
      email: 'E-Mail',
      password: 'Passwort',
      submit: 'Anmelden',
      cancel: 'Abbrechen',
      continueAs: (name) => `Weiter als ${name}`,
      otherAccount: 'oder ein anderes Konto verwenden',
      wrong: 'E-Mail oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es noch einmal.',
      incomplete: 'Geben Sie Ihre E-Mail und Ihr Passwort ein.',
      limited: (minutes) =>
        `Zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} wieder.`,
    },
    signUp: {
      title: 'Konten legt Ihre Administration an',
      text:
        'Hier ist nichts auszufüllen. Bitten Sie die Administration Ihrer Organisation um eine Einladung; ' +
        'darin steht, wie es weitergeht.',
    },
    expired: {
      title: 'Diese Anmeldeseite ist abgelaufen',
      text:
        'Sie war zu lange offen, wurde schon verwendet, oder Ihr Browser hat ihr Cookie abgelehnt. ' +
        'Beginnen Sie neu bei Parley.',
    },
    refused: {
      title: 'So kann die Anmeldung nicht beginnen',
      text:
        'Die Adresse, über die Sie hierher kamen, darf Parley nicht verwenden. Beginnen Sie neu bei ' +
        'Parley; kommt diese Seite wieder, nennen Sie Ihrer Administration den Code unten.',
    },
    notFound: {
      title: 'Diese Seite gibt es nicht',
      text: 'Diese Adresse dient nur der An- und Abmeldung bei Parley.',
    },
    logoutRefused: {
      title: 'Sie sind noch angemeldet',
      text:
        'Die Abmeldung sollte bei einer Adresse weitergehen, die Parley nicht kennt. Melden Sie sich in ' +
        'Parley ab.',
    },
    failed: {
      title: 'Etwas ist schiefgegangen',
      text:
        'Der Anmeldedienst konnte nicht antworten. Es ist nichts verloren; versuchen Sie es gleich noch ' +
        'einmal.',
    },
    toSignIn: 'Zur Anmeldung',
    toPortal: 'Zurück zu Parley',
    code: 'Code',
  },
  es: {
    signIn: {
      title: 'Iniciar sesión en Parley',
      purpose: 'Utilice la cuenta que le dio su administrador.',
      email: 'Correo electrónico',
      password: 'Contraseña',
      submit: 'Iniciar sesión',
      cancel: 'Cancelar',
      continueAs: (name) => `Continuar como ${name}`,
      otherAccount: 'o utilice otra cuenta',
      wrong: 'El correo electrónico o la contraseña no son correctos. Compruébelos e inténtelo de nuevo.',
      incomplete: 'Escriba su correo electrónico y su contraseña.',
      limited: (minutes) =>
        `Demasiados intentos fallidos. Inténtelo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    },
    signUp: {
      title: 'Las cuentas las crea su administrador',
      text:
        'Aquí no hay nada que rellenar. Pida una invitación a un administrador de su organización; en ' +
        'ella verá cómo continuar.',
    },
    expired: {
      title: 'Esta página de inicio de sesión ha caducado',
      text:
        'Estuvo abierta demasiado tiempo, ya se utilizó o su navegador rechazó su cookie. Empiece de ' +
        'nuevo desde Parley.',
    },
    refused: {
      title: 'El inicio de sesión no puede empezar así',
      text:
        'Parley no puede utilizar la dirección que le trajo aquí. Empiece de nuevo desde Parley; si ' +
        'vuelve a ver esta página, indique a su administrador el código de abajo.',
    },
    notFound: {
      title: 'Esta página no existe',
      text: 'Esta dirección solo sirve para iniciar y cerrar sesión en Parley.',
    },
    logoutRefused: {
      title: 'Su sesión sigue abierta',
      text:
        'El cierre de sesión debía continuar en una dirección que Parley no conoce. Cierre la sesión ' +
        'desde Parley.',
    },
    failed: {
      title: 'Algo ha fallado',
      text:
        'El servicio de inicio de sesión no pudo responder. No se ha perdido nada; inténtelo de nuevo en ' +
        'un momento.',
    },
    toSignIn: 'Ir al inicio de sesión',
    toPortal: 'Volver a Parley',
    code: 'Código',
  },
  pl: {
    signIn: {
      title: 'Zaloguj się do Parley',
      purpose: 'Użyj konta otrzymanego od administratora.',
      email: 'E-mail',
      password: 'Hasło',
      submit: 'Zaloguj się',
      cancel: 'Anuluj',
      continueAs: (name) => `Kontynuuj jako ${name}`,
      otherAccount: 'albo użyj innego konta',
      wrong: 'Nieprawidłowy e-mail lub hasło. Sprawdź oba i spróbuj ponownie.',
      incomplete: 'Podaj e-mail i hasło.',
      limited: (minutes) => `Zbyt wiele nieudanych prób logowania. Spróbuj ponownie za ${minutes} min.`,
    },
    signUp: {
      title: 'Konta zakłada administrator',
      text:
        'Tutaj nie ma nic do wypełnienia. Poproś administratora swojej organizacji o zaproszenie; ' +
        'znajdziesz w nim dalsze kroki.',
    },
    expired: {
      title: 'Ta strona logowania wygasła',
      text:
        'Była otwarta zbyt długo, została już użyta albo przeglądarka odrzuciła jej plik cookie. Zacznij ' +
        'ponownie w Parley.',
    },
    refused: {
      title: 'Logowania nie można tak rozpocząć',
      text:
        'Parley nie może używać adresu, z którego nastąpiło przejście. Zacznij ponownie w Parley; jeśli ' +
        'ta strona wróci, podaj administratorowi poniższy kod.',
    },
    notFound: {
      title: 'Nie ma takiej strony',
      text: 'Ten adres służy tylko do logowania do Parley i wylogowania.',
    },
    logoutRefused: {
      title: 'Nadal jesteś zalogowany(-a)',
      text: 'Wylogowanie miało prowadzić pod adres, którego Parley nie zna. Wyloguj się w Parley.',
    },
    failed: {
      title: 'Coś poszło nie tak',
      text: 'Usługa logowania nie mogła odpowiedzieć. Nic nie przepadło; spróbuj ponownie za chwilę.',
    },
    toSignIn: 'Przejdź do logowania',
    toPortal: 'Wróć do Parley',
    code: 'Kod',
  },
};

/** Pages that only say something. */
export type MessageName = 'signUp' | 'expired' | 'refused' | 'notFound' | 'logoutRefused' | 'failed';
