import { INVITATION_HOURS, type Locale } from '@parley/model';

/** Words of the page that an invitation leads to. */
interface InvitationWords {
  title: (organisation: string) => string;
  /** Whose account it will be. */
  purpose: (email: string) => string;
  name: string;
  password: string;
  repeat: string;
  rules: string;
  submit: string;
  /** Where another provider keeps the passwords. */
  elsewhere: (email: string) => string;
  signIn: string;
  doneTitle: string;
  doneText: string;
  overTitle: string;
  overText: string;
  refused: { name: string; password: string; repeat: string };
}

export const invitationWords: Record<Locale, InvitationWords> = {
  en: {
    title: (organisation) => `${organisation} invites you to Parley`,
    purpose: (email) => `Choose a password for ${email}, and you are in.`,
    name: 'Your name',
    password: 'Password',
    repeat: 'Repeat the password',
    rules: '8 to 128 characters with a lower-case and an upper-case letter, a digit and a symbol.',
    submit: 'Accept the invitation',
    elsewhere: (email) => `Sign in with an account whose confirmed e-mail address is ${email}.`,
    signIn: 'Go to sign-in',
    doneTitle: 'Welcome',
    doneText: 'Your account is ready.',
    overTitle: 'This invitation is over',
    overText: `It was accepted, taken back, or older than ${INVITATION_HOURS} hours. Ask your administrator for another one.`,
    refused: {
      name: 'Enter your name.',
      password: 'This password does not keep to the rules below.',
      repeat: 'The two passwords differ.',
    },
  },
  de: {
    title: (organisation) => `${organisation} lädt Sie zu Parley ein`,
    purpose: (email) => `Wählen Sie ein Passwort für ${email}, dann sind Sie dabei.`,
    name: 'Ihr Name',
    password: 'Passwort',
    repeat: 'Passwort wiederholen',
    rules: '8 bis 128 Zeichen mit Klein- und Großbuchstabe, Ziffer und Sonderzeichen.',
    submit: 'Einladung annehmen',
    elsewhere: (email) =>
      `Melden Sie sich mit einem Konto an, dessen bestätigte E-Mail-Adresse ${email} ist.`,
    signIn: 'Zur Anmeldung',
    doneTitle: 'Willkommen',
    doneText: 'Ihr Konto ist bereit.',
    overTitle: 'Diese Einladung gilt nicht mehr',
    overText: `Sie wurde angenommen, zurückgezogen oder ist älter als ${INVITATION_HOURS} Stunden. Bitten Sie Ihre Administration um eine neue.`,
    refused: {
      name: 'Geben Sie Ihren Namen ein.',
      password: 'Dieses Passwort entspricht nicht den Regeln unten.',
      repeat: 'Die beiden Passwörter unterscheiden sich.',
    },
  },
  es: {
    title: (organisation) => `${organisation} le invita a Parley`,
    purpose: (email) => `Elija una contraseña para ${email} y ya podrá entrar.`,
    name: 'Su nombre',
    password: 'Contraseña',
    repeat: 'Repita la contraseña',
    rules: 'De 8 a 128 caracteres, con una minúscula, una mayúscula, un dígito y un símbolo.',
    submit: 'Aceptar la invitación',
    elsewhere: (email) =>
      `Inicie sesión con una cuenta cuya dirección de correo electrónico confirmada sea ${email}.`,
    signIn: 'Ir a iniciar sesión',
    doneTitle: 'Bienvenida',
    doneText: 'Su cuenta está lista.',
    overTitle: 'Esta invitación ya no es válida',
    overText: `Se aceptó, se retiró o tiene más de ${INVITATION_HOURS} horas. Pida otra a su administrador.`,
    refused: {
      name: 'Escriba su nombre.',
      password: 'Esta contraseña no cumple las reglas de abajo.',
      repeat: 'Las dos contraseñas son distintas.',
    },
  },
  pl: {
    title: (organisation) => `${organisation} zaprasza do Parley`,
    purpose: (email) => `Wybierz hasło dla ${email} i gotowe.`,
    name: 'Imię i nazwisko',
    password: 'Hasło',
    repeat: 'Powtórz hasło',
    rules: 'Od 8 do 128 znaków, w tym mała i wielka litera, cyfra i symbol.',
    submit: 'Przyjmij zaproszenie',
    elsewhere: (email) => `Zaloguj się na konto, którego potwierdzony adres e-mail to ${email}.`,
    signIn: 'Przejdź do logowania',
    doneTitle: 'Witamy',
    doneText: 'Konto jest gotowe.',
    overTitle: 'To zaproszenie jest już nieważne',
    overText: `Zostało przyjęte, wycofane lub ma ponad ${INVITATION_HOURS} godziny. Poproś administratora o nowe.`,
    refused: {
      name: 'Podaj imię i nazwisko.',
      password: 'To hasło nie spełnia poniższych zasad.',
      repeat: 'Hasła różnią się od siebie.',
    },
  },
};
