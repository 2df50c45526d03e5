export const recoveryKey = 'K4QX-7RMA-KZ2P-W5TN-B3UD-6HFE'

export const totpUri =
  'otpauth://totp/Kindling:mara.lindqvist%40example.com?issuer=Kindling&secret=J4QX7RMAKZ2PW5TNJ4QX7RMAKZ2PW5TN&algorithm=SHA1&digits=6&period=30'
