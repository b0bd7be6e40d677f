# Answers Postfix for each recipient: a greylist that knows nobody while the file exists.
while read -r line; do
  [ -n "$line" ] && continue
  if [ -e /srv/mail/grey ]; then action='450 4.7.1 Greylisted, try again later'; else action=dunno; fi
  printf 'action=%s\n\n' "$action"
done
