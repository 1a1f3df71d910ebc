// Shows the passwords of a form to whoever asks for it. Without this file the button stays hidden, and the
// page works as it is.
for (const button of document.querySelectorAll('button.show')) {
  const fields = button.form.querySelectorAll('input[type="password"]');
  const show = (isShown) => {
    for (const field of fields) field.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  };
  button.addEventListener('click', () => show(button.getAttribute('aria-pressed') === 'false'));
  // Browsers keep passwords apart from what else is typed, by the type that is sent.
  button.form.addEventListener('submit', () => show(false));
  button.hidden = false;
}
