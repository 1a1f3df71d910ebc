// What was wrong with a form is the reply to it: gone back to, the page is read anew, and the browser does
// not ask whether to send the form again.
history.replaceState(history.state, '', location.href);

// Shows the passwords of a form to whoever asks for it. Without this file the button and the list below stay
// hidden, and the page works as it is.
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

// Ticks what a new password needs while it is typed, in place of the sentence that says the same.
for (const rules of document.querySelectorAll('.rules')) {
  const input = rules.parentElement.querySelector('input');
  const tick = () => {
    for (const rule of rules.querySelectorAll('li')) {
      const isMet = new RegExp(rule.dataset.pattern, rules.dataset.flags).test(input.value);
      rule.classList.toggle('met', isMet);
      rule.lastElementChild.textContent = `, ${isMet ? rules.dataset.met : rules.dataset.missing}`;
    }
  };
  input.addEventListener('input', tick);
  tick();
  rules.parentElement.querySelector('.help').hidden = true;
  rules.hidden = false;
}

// Says before a form is sent what would be refused, all of it: the page that the server then makes holds no
// passwords.
for (const form of document.querySelectorAll('form:has(.refusal)')) {
  const refusals = [...form.querySelectorAll('.refusal')];
  const fieldOf = (refusal) => refusal.parentElement.querySelector('input');
  const passwords = refusals.map(fieldOf).filter((field) => field.autocomplete === 'new-password');
  const isRefused = (field) => {
    if (!passwords.includes(field)) return field.value.trim() === '';
    if (field !== passwords[0]) return field.value !== passwords[0].value;
    return field.parentElement.querySelector('.rules li:not(.met)') !== null;
  };
  form.addEventListener('submit', (event) => {
    if (event.submitter?.formNoValidate) return;
    const wrong = [];
    for (const refusal of refusals) {
      const field = fieldOf(refusal);
      const help = document.getElementById(`${field.id}-help`)?.id ?? '';
      refusal.hidden = !isRefused(field);
      field.setAttribute('aria-describedby', refusal.hidden ? help : `${refusal.id} ${help}`);
      field.removeAttribute('aria-invalid');
      if (!refusal.hidden) wrong.push(field);
    }
    if (wrong.length === 0) return;
    event.preventDefault();
    for (const field of wrong) field.setAttribute('aria-invalid', 'true');
    wrong[0].focus();
  });
}
